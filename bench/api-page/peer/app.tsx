import '@stoplight/elements/styles.min.css'
import { API } from '@stoplight/elements'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the reference')
createRoot(root).render(<API apiDescriptionUrl="/apispec.json" router="hash" layout="responsive" />)
