#!/usr/bin/env bash
# Publishes a built site. Written by whoever runs the site: which host it has is nobody else's matter.
#
#   .github/deploy.sh production <folder> <commit>
#   .github/deploy.sh preview <folder> <commit>
#
# It must replace the whole site at once, keep hashed files of the release before for readers with an old tab, and end with an
# error when it has not. docs/deploying.md has the lines for many hosts. DEPLOY_TOKEN is the secret of the same name, of the
# environment “production” or “preview”. It is called where the variable DEPLOY, or PREVIEWS, of the repository is “on”.
set -euo pipefail
target="$1" folder="$2" commit="$3"

case "$target" in
  production | preview)
    echo "DEPLOY or PREVIEWS is on, but .github/deploy.sh does not say yet how $folder of $commit gets to the $target host." >&2
    echo "Put the lines for your host here: docs/deploying.md has them." >&2
    exit 1
    ;;
  *)
    echo "usage: .github/deploy.sh production|preview <folder> <commit>" >&2
    exit 2
    ;;
esac
