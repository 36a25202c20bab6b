terraform {
  required_version = ">= 1.5.0"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
    {brand} = {
      source  = "{brand}-labs/{brand}"
      version = "~> 2.0"
    }
  }
}

provider "aws" {
  region = var.region
}

provider "{brand}" {
  base_url = "https://{api_host}"
}
