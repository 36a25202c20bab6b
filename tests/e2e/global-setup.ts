import { ensureBrowser } from '../../scripts/browser/install-browser.ts'

export default function globalSetup(): void {
  ensureBrowser()
}
