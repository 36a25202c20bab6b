import type { PageRegister } from '#lib/api/view/page-register.ts'
import type { PageTools } from '#lib/api/view/page-tools.ts'

/** What all parts of one operation's page need. */
export interface OperationContext {
  /** Knows where on the page a schema is described. */
  register: PageRegister
  tools: PageTools
}
