import { startWebkit } from '../../browsers/start-webkit.ts'
import { walkMainPaths } from './walk-main-paths.ts'

await walkMainPaths('WebKitGTK', startWebkit)
