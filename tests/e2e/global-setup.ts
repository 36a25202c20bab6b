import { ensureBrowser } from '../../scripts/machine/install-browser.ts'

export default function globalSetup(): void {
  ensureBrowser()
}
