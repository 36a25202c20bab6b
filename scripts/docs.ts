import { join } from 'node:path'
import { licensesDoc } from './dependencies/licenses-doc.ts'
import { shippedPackages } from './dependencies/shipped-packages.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { generatedDocs } from './generated-docs.ts'

// `npm run docs`: writes the committed files that are generated from the sources.
const root = process.cwd()
for (const [path, text] of Object.entries({
  ...(await generatedDocs(root)),
  ...licensesDoc(root, await shippedPackages(root)),
})) {
  console.log(`${path} ${writeTextIfChanged(join(root, path), text) ? 'written' : 'is current'}`)
}
