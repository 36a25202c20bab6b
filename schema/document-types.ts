import { z } from 'zod'
import { listedKinds } from '#lib/config/listed-kinds.ts'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import { type ClosedLists, pageFields } from '#lib/content/page-fields.ts'
import { listed } from './guide.ts'

/** A type of documents: where they are, and which frontmatter they have. */
interface PageType {
  name: string
  /** Below `content/`; empty for the rest of it. */
  folder: string
  schema: (lists: ClosedLists) => z.ZodObject
}

/** A type whose pages have the fields of all pages. */
const plainType = (name: string, folder: string): PageType => ({
  name,
  folder,
  schema: (lists) => z.strictObject(pageFields(lists)),
})

/** A documentation page: everything that is not a guide, solution, or API page. */
const doc = plainType('Doc', '')

/** All document types of a site; the first whose folder contains a file is its type. */
export function documentTypes(kinds: PageKindsConfig): readonly PageType[] {
  return [
    ...listedKinds(kinds).map(listed),
    // A page about an organization's goal, with the plan to reach it.
    plainType('Solution', kinds.solution.folder),
    // A hand-written page of the API reference; the operation pages are generated.
    plainType('ApiPage', kinds.apiPage.folder),
    doc,
  ]
}

/** The type of a page, by its path under `content/`. */
export function documentTypeOf(path: string, kinds: PageKindsConfig): PageType {
  const unversioned = path.replace(/^versions\/[^/]+\//, '')
  return documentTypes(kinds).find(({ folder }) => unversioned.startsWith(inside(folder))) ?? doc
}

const inside = (folder: string) => (folder === '' ? '' : `${folder}/`)

/** The files of a type below `content/`, as a pattern for contentlayer. */
export function filePattern({ folder }: PageType): string {
  return folder === '' ? '**/*.{md,mdx}' : `{,versions/*/}${folder}/**/*.{md,mdx}`
}

/** The document type of a name. */
export function documentTypeNamed(name: string, kinds: PageKindsConfig): PageType {
  return documentTypes(kinds).find((type) => type.name === name) ?? doc
}

type FieldDef =
  | { type: 'string' | 'boolean' | 'number' }
  | { type: 'enum'; options: string[] }
  | { type: 'list'; of: { type: 'string' } }

/** A field definition in contentlayer's format. */
type ContentlayerField = FieldDef & { required: boolean; description?: string }

function fieldType(type: z.ZodType): FieldDef {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault) return fieldType(type.unwrap() as z.ZodType)
  if (type instanceof z.ZodArray) return { type: 'list', of: { type: 'string' } }
  if (type instanceof z.ZodEnum) return { type: 'enum', options: type.options.map(String) }
  if (type instanceof z.ZodBoolean) return { type: 'boolean' }
  if (type instanceof z.ZodNumber) return { type: 'number' }
  return { type: 'string' }
}

/** The fields of a frontmatter schema as contentlayer defines them. */
export function contentlayerFields(schema: z.ZodObject): Record<string, ContentlayerField> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, type]) => {
      const description = z.globalRegistry.get(type as z.ZodType)?.description
      const required = !(type as z.ZodType).safeParse(undefined).success
      return [
        name,
        { ...fieldType(type as z.ZodType), required, ...(description === undefined ? {} : { description }) },
      ]
    }),
  )
}
