import { beforeAll, expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

beforeAll(() => engines.shell(''), 60_000)

test('errors of shell are reported at their place, in plain words', async () => {
  const texts = [
    'echo "a',
    `if true; then
 echo`,
    `curl x \\
 -d '{"a":1}`,
    'a=$(b',
    'for x in a b; do echo;',
    'case x in a) ;;',
    `cat <<EOF
hi
EO`,
    'echo é; )',
    `if [ x ]
 echo
fi`,
    'a | | b',
    'echo ${a',
    'npm i <package>',
    'echo a; done',
    '[[ a == b ]',
    'then x',
    '&& a',
    'curl "x" |',
    `while x
 do
done`,
    `for i in 1 2
 echo
done`,
    'export 1a=b',
    'echo a)',
    `foo() {
  echo`,
  ]
  expect(await shownDiagnostics('shell', texts)).toMatchInlineSnapshot(`
    "
    1: echo "a
            ^ This quote is never closed.  Add its closing ".

    1: if true; then
       ^ This “if” is never closed.  Add its “fi”.

    2:  -d '{"a":1}
           ^ This quote is never closed.  Add its closing '.

    1: a=$(b
         ^ This “$(” is never closed.  Add its “)”.

    1: for x in a b; do echo;
       ^ This “for” is never closed.  Add its “done”.

    1: case x in a) ;;
       ^ This “case” is never closed.  Add its “esac”.

    1: cat <<EOF
           ^ This here-document is never closed.  Add a line that contains only “EOF”, without indentation.

    1: echo é; )
               ^ “)” closes nothing.  Remove it, or put it in quotes.

    3: fi
       ^ “fi” ends nothing: no “if … then” is open.  Add “then” to the “if” above, or remove “fi”.

    1: a | | b
         ^ There is no command after “|”.  Add one, or remove “|”.

    1: echo \${a
            ^ This “\${” is never closed.  Add its “}”.

    1: npm i <package>
                     ^ A file name is missing after “>”.  Put a placeholder such as “<name>” in quotes: outside quotes, “<” and “>” read and write files.

    1: echo a; done
               ^ “done” ends nothing: no loop with “do” is open.  Add “do” to the loop above, or remove it.

    1: [[ a == b ]
                 ^ “]” is not a test operator.  Correct it, and close the test with “]]”.

    1: then x
       ^ “then” is outside an “if”.  Start with “if …; then”.

    1: && a
       ^ There is no command before “&&”.  Add one, or end the line above with “&&”.

    1: curl "x" |
                ^ There is no command after “|”.  Add one, or remove “|”.

    2:  do
        ^ There is no command after “do”.  Add one, for example “:”.

    1: for i in 1 2
       ^ This “for” has no “do”.  Add “; do” at the end of the line.

    1: export 1a=b
              ^ This is not a variable name.  Use letters, digits, and “_”, and do not start with a digit.

    1: echo a)
             ^ “)” is not allowed in a command.  Put it in quotes.

    1: foo() {
             ^ This “{” is never closed.  Add its “}”.
    "
  `)
})

test.each([
  `curl -X POST "https://x/y?a=1&b=2" \\
  -H "Authorization: Bearer $TOKEN" \\
  -d '{
    "a": "b"
  }'`,
  `cat <<'EOF' | curl -d @- x
{ "a": '$x' "
EOF`,
  `cat <<-EOF
	$(date)
	EOF`,
  'for i in {1..3}; do echo "$i"; done',
  'if [[ $a =~ ^x(y|z)$ ]]; then echo; elif ((a > 1)); then :; else x; fi',
  'a=(1 2 "3"); echo "${a[@]:1}" "${b:-c}" "${d//x/y}" "${#e}"',
  'f() { local x="$1"; echo "${x%%.*}"; }',
  'case "$1" in a|b) echo;; *) exit 1 ;; esac',
  'diff <(a) <(b) 2>&1 >/dev/null &',
  '$ npm install',
  "echo $((1 + 2)) `date` $'a\\'b'",
  `# a comment
export X=1 Y="$(cat "$Z" | jq -r ".a")"`,
  'jq \'.a | select(.b == "c")\' <<< "$x"',
  'while read -r l; do echo "$l"; done < file',
  `set -euo pipefail
trap 'rm -f "$t"' EXIT`,
  'helm install x y --set a.b={c,d} --set-string "e=f"',
  "kubectl get pods -o jsonpath='{.items[*].metadata.name}'",
  "sed -i 's/a/b/' x && echo y || true",
  'until a; do sleep 1; done',
  'echo "it\'s" \'a"b\'',
  'select x in a b; do break; done',
  `docker run -e A=b \\
  image:tag \\
  --flag`,
  '((i++)) || true',
  '[ -n "$x" ] && y',
  `docker run --rm \\
  x # comment`,
  'coproc X { a; }',
  'echo é "ü" | tee >(cat)',
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'shell', text)).toEqual([])
})

test.each([
  ['curl x \\\n  -H "a: b \\\n  -H "c: d"', 2, 6],
  ['curl x \\\n  -d \'{\n  "a": 1 }\' \\\n  -H "c: d', 4, 6],
  ["echo 'a\necho 'b'", 1, 6],
  ['# it\'s\necho "a', 2, 6],
])('the quote that is never closed in %j', async (text, line, column) => {
  const [first] = await findSyntaxDiagnostics(engines, 'shell', text)
  expect(first).toMatchObject({ line, column, message: 'This quote is never closed.' })
})
