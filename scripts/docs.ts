import { join } from 'node:path'
import { licencesDoc } from './dependencies/licences-doc.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { generatedDocs } from './generated-docs.ts'

// `npm run docs`: writes the committed files that are generated from the sources.
const root = process.cwd()
for (const [path, text] of Object.entries({ ...(await generatedDocs(root)), ...(await licencesDoc(root)) })) {
  console.log(`${path} ${writeTextIfChanged(join(root, path), text) ? 'written' : 'is current'}`)
}
