#!/usr/bin/env bash
# Waits until readers get the build of a folder: .github/wait-for-build.sh <folder> <address of the site> [seconds]
set -euo pipefail
folder="$1" site="${2%/}" patience="${3:-600}"
file="build.json"
wanted="$(cat "$folder/$file")"

for ((waited = 0; waited <= patience; waited += 5)); do
  served="$(curl --silent --fail --max-time 10 --header 'Cache-Control: no-cache' "$site/$file" || true)"
  [[ "$served" == "$wanted" ]] && exit 0
  sleep 5
done
echo "After $patience seconds, $site/$file still says “${served:0:200}” instead of “$wanted”." >&2
exit 1
