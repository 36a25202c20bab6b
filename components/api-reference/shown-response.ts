import type { IHttpOperationResponse } from '@stoplight/types'

/** The response that is shown: the chosen one, or else the first that says that the call succeeded. */
export function shownResponse<T extends Pick<IHttpOperationResponse, 'code'>>(
  responses: readonly T[],
  chosen: string,
): T | undefined {
  return responses.find(({ code }) => code === chosen) ?? responses.find(({ code }) => /^2/.test(code)) ?? responses[0]
}
