import { expect, test } from 'vitest'
import { withManager } from './package-managers.ts'

test.each([
  ['npm install', 'yarn install', 'pnpm install'],
  ['npm i -D jest', 'yarn add --dev jest', 'pnpm add --save-dev jest'],
  ['npm install --save a b', 'yarn add a b', 'pnpm add a b'],
  ['npm install -g a', 'yarn global add a', 'pnpm add --global a'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a'],
  ['npm run build -- --watch', 'yarn run build --watch', 'pnpm run build --watch'],
  ['npm start', 'yarn start', 'pnpm start'],
  ['npm init vite@latest my-app', 'yarn create vite@latest my-app', 'pnpm create vite@latest my-app'],
  ['npx jest --init', 'yarn dlx jest --init', 'pnpm dlx jest --init'],
  ['# Once\n\nnpm test', '# Once\n\nyarn test', '# Once\n\npnpm test'],
])('%j has counterparts', (npm, yarn, pnpm) => {
  expect([withManager(npm, 'Yarn'), withManager(npm, 'pnpm')]).toEqual([yarn, pnpm])
})

test.each(['npm audit', 'npm install --legacy-peer-deps a', 'npm i a && npm start', 'cd a', 'npx --yes a', 'npm init'])(
  '%j has none that is known',
  (npm) => {
    expect([withManager(npm, 'Yarn'), withManager(npm, 'pnpm')]).toEqual([undefined, undefined])
  },
)
