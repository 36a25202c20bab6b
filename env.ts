import { z } from 'zod'
import { hostedSearchOf, hostedSearchProblem } from './lib/config/hosted-search-settings.ts'

const schema = z.object({
  /** Set by CI hosts; terminal output is then plain and GitHub annotations are printed. */
  CI: z
    .string()
    .optional()
    .transform((value) => value !== undefined && value !== '' && value !== 'false'),
  /** Set by the commands of this project: `development` for `npm run dev`, else `production`. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  GITHUB_ACTIONS: z.stringbool().default(false),
  /** Port of `npm start`, `npm run dev` and the browser tests' server. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Port of `npm run mock-api`. The console of the API reference calls it. */
  MOCK_API_PORT: z.coerce.number().int().min(0).max(65535).default(4010),
  /** A Chromium to use instead of the one that is found on the machine. */
  CHROMIUM_PATH: z.string().optional(),
  /** Where commands and, on Windows, programs are installed. */
  PATH: z.string().default(''),
  PROGRAMFILES: z.string().optional(),
  'PROGRAMFILES(X86)': z.string().optional(),
  LOCALAPPDATA: z.string().optional(),
  /** Milliseconds the export waits for the content build. */
  CONTENT_TIMEOUT_MS: z.coerce.number().int().positive().default(600_000),
  NO_COLOR: z.string().optional(),
  /** Set by `npm run build` for the pages that it writes, so an open page can tell that a newer build is deployed. */
  BUILD_ID: z.string().default(''),
  /** Stores what the pages of a test look like, instead of comparing it. See tests/sites/looks.test.ts. */
  UPDATE_LOOKS: z.stringbool().default(false),
  /** Address of a served site that the browser tests use. */
  SITE_URL: z.url().optional(),
  /**
   * The hosted index that readers search: its application, a key that can only search, and its name. Set all three or
   * none.
   */
  NEXT_PUBLIC_SEARCH_APP_ID: z.string().optional(),
  NEXT_PUBLIC_SEARCH_API_KEY: z.string().optional(),
  NEXT_PUBLIC_SEARCH_INDEX: z.string().optional(),
  /** A secret: the key with which `npm run push-search-index` writes to the hosted index. */
  SEARCH_ADMIN_KEY: z.string().optional(),
})

/** Names of all variables that are read. */
export const variableNames: readonly string[] = Object.keys(schema.shape)

const parsed = schema.parse(process.env)

/** The process's environment, parsed once. The only reader of `process.env`. */
export const env = {
  ...parsed,
  hostedSearch: hostedSearchOf(parsed),
  /** Why the configured hosted index cannot be used. Commands that need it stop. */
  hostedSearchProblem: hostedSearchProblem(parsed),
}

/** The environment of a child process: this one's, with additions. */
export function childEnvironment(additions: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...additions }
}
