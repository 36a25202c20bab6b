import { expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

test('errors of Groovy are reported at their place, in plain words', async () => {
  const texts = [
    `pipeline {
  agent any
  stages {
    stage("x") {
      steps {
        echo 1
    }
  }
}`,
    `def x = foo(1, 2
echo "a"`,
    `echo "abc
echo 1`,
    'def m = [a: 1 b: 2]',
    `if (x {
 a()
}`,
    '}',
    'def x =',
    `sh '''
 echo`,
    'echo "a ${b"',
    `httpRequest(
  url: x
  httpMode: "POST"
)`,
    'foo("a" "b")',
    'if x { }',
    'def = 1',
    'x = [y +]',
    '/* x',
    'x = a == && b',
    'echo "${[1 2]}"',
  ]
  expect(await shownDiagnostics('groovy', texts)).toMatchInlineSnapshot(`
    "
    5:       steps {
                   ^ This “{” is never closed.  Add its “}”.

    1: def x = foo(1, 2
                  ^ This “(” is never closed.  Add its “)”.

    1: echo "abc
            ^ This string is not closed on its line.  Add its closing ".

    1: def m = [a: 1 b: 2]
                    ^ A comma is missing here.  Put “,” between two values.

    1: if (x {
          ^ This “(” is never closed.  Add its “)”.

    1: }
       ^ “}” closes nothing.  Remove it.

    1: def x =
             ^ There is no value after “=”.  Add one.

    1: sh '''
          ^ This string is never closed.  Add its closing '''.

    1: echo "a \${b"
                  ^ This string is not closed on its line.  Add its closing ".

    2:   url: x
               ^ A comma is missing here.  Put “,” between two values.

    1: foo("a" "b")
              ^ A comma is missing here.  Put “,” between two values.

    1: if x { }
       ^ There is no “(” after “if”.  Put its condition in parentheses.

    1: def = 1
           ^ There is no name after “def”.  Add one.

    1: x = [y +]
              ^ There is no value after “+”.  Add one.

    1: /* x
       ^ This comment is never closed.  Add “*/”.

    1: x = a == && b
             ^ There is no value after “==”.  Add one.

    1: echo "\${[1 2]}"
                 ^ A comma is missing here.  Put “,” between two values.
    "
  `)
})

test.each([
  `pipeline {
  agent { docker { image 'x' } }
  environment { TOKEN = credentials('api-token') }
  options { timeout(time: 1, unit: 'HOURS'); timestamps() }
  parameters { string(name: 'X', defaultValue: 'a', description: "b \${c}") }
  triggers { cron('H 4 * * 1-5') }
  stages {
    stage('Build') {
      when { expression { return params.X == 'a' } }
      steps {
        script {
          def body = [identifier: "svc-\${env.BUILD_ID}", properties: [a: 1, "b": [1, 2]], (key): v, *: rest]
          def response = httpRequest(
            url: "https://api.x/v1/entities?upsert=true",
            httpMode: 'POST',
            customHeaders: [[name: 'Authorization', value: "Bearer \${token}"]],
            requestBody: groovy.json.JsonOutput.toJson(body)
          )
          echo "Status: \${response.status}, \${items.collect { "\${it.name}" }.join(', ')} \\$x"
          def m = (response.content =~ /"id":\\s*"(.*?)"/)
          if (m) { echo m[0][1] } else if (!x) { error 'no' } else { }
          list.each { item -> println item?.name ?: 'x' }
          def x = items.collect { it.name }*.toUpperCase()
          for (i in 0..<3) { echo "$i" }
          for (int i = 0; i < 3; i++) { i += 2 }
          for (String s : list) { }
          while (a && !b || c != d) { break }
          withCredentials([string(credentialsId: 'id', variable: 'T'), usernamePassword(credentialsId: 'x')]) {
            sh '''
              curl -X POST "$URL" \\\\
                -d '{"a": 1}'
            '''
            sh """
              echo \${body.identifier} \\$HOME \\\\
                --x
            """
            def out = sh(script: "ls \${a.b['c']} \\"x\\"", returnStdout: true).trim()
          }
          try { a() } catch (Exception | Error e) { throw e } finally { b() }
          switch (x) { case 'a': break; default: c() }
          def c = { a, b = 2 -> a + b }
          assert x instanceof String : "no"
          def y = a <=> b
          def r = ~/[a-z]+/
          String s = $/dollar slashy/ "x" $$ /$
          int[] arr = [1, 2] as int[]
          def z = x ? [a: 1] : [:]
          Map<String, List<Integer>> q = [:]
          def (p, o) = [1, 2]
          def d = new Date()
          def e = a / b / c
          def n = 10/2
          (1..3).each { println it }
          println(/a b/)
          return [
            a,
            b,
          ]
        }
      }
    }
    stage('P') { parallel { stage('a') { steps { echo 'x' } } } }
  }
  post { always { cleanWs() } success { echo 'ok' } }
}`,
  `#!/usr/bin/env groovy
import groovy.json.JsonSlurper
import static a.b.*
@Library('shared@main') _
@NonCPS
def parse(String text, int n = 1) {
  new JsonSlurper().parseText(text)
}
node('linux && x') {
  checkout scm
  def r = parse('{"a":1}')
  println "a: \${r.a} /* no comment */ // no"
  def url = 'https://x/y'
  checkout([$class: 'GitSCM', branches: [[name: '*/main']]])
}
class A<T> extends B implements C { String b; private final int d = 1; def c() { return "x" } }
def f = { -> 1 }
x = y +
  z
a.b?.c?.d()
def m = [if: 1, for: 2]
String t = 'it\\'s' + "a\\"b"`,
  'call "x", [a: 1], b: 2',
  `def a = b as String
foo(a as int, b in c, d instanceof E)`,
  `x << "a"
list << [a: 1]`,
  'def body = """{"a": "${b}", "c": [1, 2]}"""',
  `def a = true ? "x" : null
def b = -1
def c = !a
foo { -1 }`,
  `httpRequest url: "x",
  httpMode: "POST",
  requestBody: toJson([
    a: 1,
  ])`,
  `foo(bar { it }, "x")
foo(1, { a -> b })
foo([1, 2]) { }`,
  `stage "x"
"a".b()`,
  `foo(x ? 1 : 2)
if (a == null) return`,
  `a = b ?: c
d ?= e`,
  'def x = [1, 2].findAll { it > 1 }.sum()',
  `foo("a" +
  "b")`,
  'foo((String) x, [a, (b)])',
  'def f(final String a, List<String> b, int... c) throws X { }',
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'groovy', text)).toEqual([])
})
