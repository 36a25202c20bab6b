import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromWoff2 } from './woff2.ts'

/**
 * The functions of HarfBuzz that are used. Its objects, and positions in its memory, are numbers.
 * @see `hb-subset.h`
 */
interface HarfBuzz {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (length: number) => number
  hb_blob_create: (position: number, length: number, mode: number, userData: number, destroy: number) => number
  hb_blob_get_data: (blob: number, lengthPosition: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_face_create: (blob: number, index: number) => number
  hb_face_reference_blob: (face: number) => number
  hb_set_add: (set: number, value: number) => void
  hb_set_clear: (set: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_set: (input: number, kind: number) => number
  hb_subset_input_set_axis_range: (
    input: number,
    face: number,
    axis: number,
    min: number,
    max: number,
    start: number,
  ) => number
  hb_subset_input_unicode_set: (input: number) => number
  hb_subset_or_fail: (face: number, input: number) => number
}

interface FontParts {
  characters: string
  /** If they are the same, the font no longer varies. */
  minWeight: number
  maxWeight: number
  /** OpenType features, such as `kern`. */
  features: readonly string[]
}

const writableMemory = 2
const layoutFeatures = 6
const program = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')

/** A new instance. Its memory is never freed, only dropped with it. */
async function startHarfBuzz(): Promise<HarfBuzz> {
  const { instance } = await WebAssembly.instantiate(readFileSync(program))
  const harfbuzz = instance.exports as unknown as HarfBuzz
  harfbuzz._initialize()
  return harfbuzz
}

/** The number by which OpenType refers to a name of four letters. */
const tag = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()

/**
 * Makes a smaller variable font.
 * @param woff2 a font with weights
 * @returns a TrueType font with only the given parts; characters that it does not have are ignored
 * @throws when the file is not such a font
 */
export async function subsetFont(woff2: Uint8Array, parts: FontParts): Promise<Uint8Array> {
  const harfbuzz = await startHarfBuzz()
  const font = await fromWoff2(woff2)
  const position = harfbuzz.malloc(font.length)
  new Uint8Array(harfbuzz.memory.buffer).set(font, position)
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(position, font.length, writableMemory, 0, 0), 0)

  const input = harfbuzz.hb_subset_input_create_or_fail()
  const characters = harfbuzz.hb_subset_input_unicode_set(input)
  for (const character of parts.characters) harfbuzz.hb_set_add(characters, character.codePointAt(0) ?? 0)
  const features = harfbuzz.hb_subset_input_set(input, layoutFeatures)
  harfbuzz.hb_set_clear(features)
  for (const name of parts.features) harfbuzz.hb_set_add(features, tag(name))
  const { minWeight, maxWeight } = parts
  const isLimited = harfbuzz.hb_subset_input_set_axis_range(
    input,
    face,
    tag('wght'),
    minWeight,
    maxWeight,
    Math.max(minWeight, Math.min(400, maxWeight)),
  )

  const subset = isLimited ? harfbuzz.hb_subset_or_fail(face, input) : 0
  if (subset === 0) throw new Error('HarfBuzz cannot make a subset of the font')
  const blob = harfbuzz.hb_face_reference_blob(subset)
  const start = harfbuzz.hb_blob_get_data(blob, 0)
  return new Uint8Array(harfbuzz.memory.buffer).slice(start, start + harfbuzz.hb_blob_get_length(blob))
}
