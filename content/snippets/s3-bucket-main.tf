variable "name" {
  description = "Name of the bucket, unique in all of AWS"
  type        = string

  validation {
    condition     = can(regex("^acme-[a-z0-9-]{1,57}[a-z0-9]$", var.name))
    error_message = "The name must start with acme- and contain only lowercase letters, digits, and hyphens."
  }
}

variable "region" {
  description = "AWS region"
  type        = string
}

variable "service" {
  description = "Identifier of the service that uses the bucket"
  type        = string
}

variable "versioned" {
  description = "Keep earlier versions of objects"
  type        = bool
  default     = false
}

resource "aws_s3_bucket" "this" {
  bucket = var.name
  tags   = { service = var.service }
}

resource "aws_s3_bucket_versioning" "this" {
  bucket = aws_s3_bucket.this.id

  versioning_configuration {
    status = var.versioned ? "Enabled" : "Suspended"
  }
}

resource "aws_s3_bucket_public_access_block" "this" {
  bucket                  = aws_s3_bucket.this.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "{brand}_entity" "bucket" {
  identifier = aws_s3_bucket.this.bucket
  title      = aws_s3_bucket.this.bucket
  blueprint  = "s3Bucket"

  properties = {
    string_props = {
      region = var.region
      arn    = aws_s3_bucket.this.arn
    }
    boolean_props = {
      isVersioned           = aws_s3_bucket_versioning.this.versioning_configuration[0].status == "Enabled"
      isPublicAccessBlocked = aws_s3_bucket_public_access_block.this.restrict_public_buckets
    }
  }

  relations = {
    single_relations = { service = var.service }
  }
}
