import { Buffer as BrowserBuffer } from 'buffer/index.js'

// Globals of Node that Elements’ packages expect of a bundler, as all teams with Elements put them in.
export const Buffer = BrowserBuffer
export const process = {
  env: {},
  browser: true,
  platform: 'browser',
  nextTick: (task: (...values: unknown[]) => void, ...values: unknown[]) => queueMicrotask(() => task(...values)),
}
