import { startFirefox } from '../../browsers/start-firefox.ts'
import { walkMainPaths } from './walk-main-paths.ts'

await walkMainPaths('Firefox', startFirefox)
