import { startFirefox } from './start-firefox.ts'
import { walkMainPaths } from './walk-main-paths.ts'

await walkMainPaths('Firefox', startFirefox)
