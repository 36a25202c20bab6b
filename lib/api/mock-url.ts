/** URL of `npm run mock-api`, which the API reference's console offers. */
export const mockUrl = 'http://localhost:4010'
