import type { z } from 'zod'
import type { DefaultedSetting } from './complete-config.ts'
import type { siteSchema } from './site-schema.ts'

/** What a schema accepts as TypeScript has it: read-only, and without an explicit `undefined`. */
type Written<T> = T extends object ? { readonly [K in keyof T]: Written<Exclude<T[K], undefined>> } : T

type Settings = Written<z.input<typeof siteSchema>>

/** What a team writes in `site.config.ts`: everything but `brand`, `product`, and `url` has a default. */
export interface SiteSettings extends Omit<Settings, 'announcement'> {
  /** The bar above the navbar; default: none. A closable bar stays dismissed per `id`: a new ID shows it again. */
  announcement?: Settings['announcement'] | undefined
}

type Setting<K extends keyof SiteSettings> = NonNullable<SiteSettings[K]>

export type NavbarItemConfig = Required<Setting<'navbar'>[number]>
export type ActiveRule = NavbarItemConfig['active']
export type AnnouncementConfig = Setting<'announcement'>
export type LinkConfig = AnnouncementConfig['buttons'][number]
export type ColorModeConfig = Setting<'colorMode'>
export type ColorMode = ColorModeConfig['start']
export type VersionConfig = Setting<'versions'>['others'][number]
export type ApiConfig = Setting<'api'>
export type EmbedConfig = Setting<'embed'>
export type ImagesConfig = Setting<'images'>
export type AssistantLinkConfig = Setting<'openIn'>[number]
export type AssistantConfig = Exclude<Setting<'assistant'>, false>
export type ThirdPartiesConfig = Setting<'thirdParties'>
export type ConsentConfig = Setting<'consent'>
export type SearchConfig = Setting<'search'>
export type FilterNamesConfig = Setting<'filterNames'>
export type ListedKindConfig = NonNullable<Setting<'pageKinds'>['more']>[string]
/** The kinds of pages, those that every site has included. */
export type PageKindsConfig = Required<Omit<Setting<'pageKinds'>, 'guide' | 'more'>> & {
  guide: ListedKindConfig
} & Pick<Setting<'pageKinds'>, 'more'>

/** The color mode of a page before a reader has chosen one. */
export function firstMode({ start, respectSystem }: ColorModeConfig): ColorMode {
  return respectSystem ? 'system' : start
}

/** The complete configuration of a site: its settings, and the defaults of those that it leaves out. */
export interface SiteConfig
  extends Omit<SiteSettings, DefaultedSetting | 'announcement' | 'navbar' | 'pageKinds'>,
    Required<Pick<SiteSettings, DefaultedSetting>> {
  announcement: SiteSettings['announcement']
  navbar: readonly NavbarItemConfig[]
  pageKinds: PageKindsConfig
}
