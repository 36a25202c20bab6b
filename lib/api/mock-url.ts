/** Where `npm run mock-api` listens; the console of the API reference offers it. */
export const mockUrl = 'http://localhost:4010'
