#!/usr/bin/env bash
# Waits until readers get the build of a folder: .github/wait-for-build.sh <folder> <address of the site> [seconds]
set -euo pipefail
folder="$1" site="${2%/}" patience="${3:-600}"
wanted="$(cat "$folder/build.json")"

for ((waited = 0; ; waited += 5)); do
  served="$(curl --silent --fail --max-time 10 --header 'Cache-Control: no-cache' "$site/build.json" || true)"
  [[ "$served" == "$wanted" ]] && exit 0
  ((waited + 5 > patience)) && break
  sleep 5
done
echo "After $patience seconds, $site/build.json still says “${served:0:200}” instead of “$wanted”." >&2
exit 1
