import type { ApiConfig } from './site-config.ts'

type Default = 'spec' | 'basePath' | 'sidebar' | 'untagged' | 'explorer' | 'tokens'

const defaults: Required<Pick<ApiConfig, Default>> = {
  spec: 'apispec.yaml',
  basePath: '/api-reference',
  sidebar: 'api-sidebar',
  untagged: 'Other',
  explorer: true,
  tokens: true,
}

/**
 * The settings of the API reference, with their defaults.
 * @example apiSettings(undefined).basePath → '/api-reference'
 */
export function apiSettings(api: ApiConfig | undefined): ApiConfig & typeof defaults {
  return { ...defaults, ...api }
}
