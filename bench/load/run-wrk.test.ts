import { expect, test } from 'vitest'
import { parseWrk } from './run-wrk.ts'

const printed = (late: string, more = '') => `Running 5s test @ http://127.0.0.1:4280/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.51ms    1.02ms  20.11ms   88.10%
  Latency Distribution
     50%    2.31ms
     99%    ${late}
  126001 requests in 5.00s, 8.10GB read
${more}Requests/sec:  25196.61
Transfer/sec:      1.62GB
`

test('reads the rate, the slowest hundredth in milliseconds, and what failed', () => {
  expect(parseWrk(printed('6.50ms'))).toEqual({ perSecond: 25196.61, p99Ms: 6.5, errors: 0 })
  expect(parseWrk(printed('650.00us')).p99Ms).toBeCloseTo(0.65)
  const failed = '  Socket errors: connect 1, read 2, write 0, timeout 3\n'
  expect(parseWrk(printed('1.20s', failed))).toMatchObject({ p99Ms: 1200, errors: 6 })
})

test('says what it could not read', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect')
})
