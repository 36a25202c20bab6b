import type { IMediaTypeContent } from '@stoplight/types'
import { useMemo, useState } from 'react'
import { type BodyKind, type BodyValue, bodyKind, type FormField, formFields } from '#lib/api/samples/entered-call.ts'
import { startText } from '#lib/api/samples/entered-parameter.ts'
import type { BodyChoice } from '#lib/api/samples/entered-request.ts'
import { exampleText } from '#lib/api/samples/write-literal.ts'
import { bodyExamples } from '#lib/api/view/examples.ts'
import { useChosenBody } from './try-it-body.ts'
import { BodyEditor } from './try-it-body-editor.tsx'
import { Panel } from './try-it-panel.tsx'
import { ParameterEditor, ParameterName } from './try-it-parameter.tsx'

type Values = Readonly<Record<string, string | File>>

interface EnteredBody {
  kind: BodyKind | 'none'
  content: IMediaTypeContent | undefined
  examples: { name: string; text: string }[]
  text: string
  setText: (text: string) => void
  fields: FormField[]
  values: Values
  setValue: (name: string, value: string | File | undefined) => void
}

const fileField: FormField = { name: 'file', style: 'unspecified' as FormField['style'], isFile: true }

function fieldsOf(content: IMediaTypeContent | undefined, kind: EnteredBody['kind']): FormField[] {
  if (content === undefined || kind === 'text') return []
  return kind === 'file' ? [fileField] : formFields(content)
}

/** The body that the reader enters: a text, or the fields of a form. */
export function useBody(content: IMediaTypeContent | undefined, choice: BodyChoice): EnteredBody {
  const kind = content === undefined ? 'none' : bodyKind(content)
  const examples = useMemo(
    () =>
      content === undefined
        ? []
        : bodyExamples(content, 'request').map(({ name, value }) => ({
            name,
            text: exampleText(value, content.mediaType).text,
          })),
    [content],
  )
  const [text, setText] = useChosenBody((examples[choice.example] ?? examples[0])?.text ?? '', choice)
  const fields = useMemo(() => fieldsOf(content, kind), [content, kind])
  const [entered, setEntered] = useState<{ fields: FormField[]; values: Values }>()
  const values = useMemo(
    () =>
      entered?.fields === fields
        ? entered.values
        : Object.fromEntries(fields.filter(({ isFile }) => !isFile).map((field) => [field.name, startText(field)])),
    [entered, fields],
  )
  const setValue = (name: string, value: string | File | undefined) => {
    const others = Object.entries(values).filter(([other]) => other !== name)
    setEntered({ fields, values: Object.fromEntries([...others, ...(value === undefined ? [] : [[name, value]])]) })
  }
  return { kind, content, examples, text, setText, fields, values, setValue }
}

/** What is sent. A field that the call doesn't need isn't sent without a value. */
export function bodyValue({
  kind,
  text,
  fields,
  values,
}: Pick<EnteredBody, 'kind' | 'text' | 'fields' | 'values'>): BodyValue {
  if (kind === 'none') return undefined
  if (kind === 'text') return text
  if (kind === 'file') return values.file instanceof File ? values.file : undefined
  const isSent = ({ name, required }: FormField) => name in values && (required === true || values[name] !== '')
  return Object.fromEntries(fields.filter(isSent).map(({ name }) => [name, values[name] ?? '']))
}

/** The editor of a text, or a field for each part of a form. */
export function ConsoleBody({ body, isChecked }: { body: EnteredBody; isChecked: boolean }) {
  const { kind, content, examples, text, setText, fields, values, setValue } = body
  if (kind === 'none') return null
  if (kind === 'text') {
    const { mediaType = '', schema } = content ?? {}
    return <BodyEditor mediaType={mediaType} schema={schema} examples={examples} text={text} onChange={setText} />
  }
  return (
    <Panel title="Body">
      <div className="try-it-parameters">
        {fields.map((field) =>
          field.isFile ? (
            <FileRow key={field.name} field={field} onChange={(file) => setValue(field.name, file)} />
          ) : (
            <ParameterEditor
              key={field.name}
              parameter={field}
              value={String(values[field.name] ?? '')}
              onChange={(value) => setValue(field.name, value)}
              isChecked={isChecked}
            />
          ),
        )}
      </div>
    </Panel>
  )
}

function FileRow({ field, onChange }: { field: FormField; onChange: (file: File | undefined) => void }) {
  const id = `try-it-file-${field.name}`
  return (
    <>
      <ParameterName id={id} parameter={field} />
      <input id={id} type="file" onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])} />
    </>
  )
}
