/** Formats of the keys of common services; placeholders in documentation samples do not match. */
const patterns: readonly RegExp[] = [
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36,}/,
  /\bgithub_pat_[A-Za-z0-9_]{40,}/,
  /\bglpat-[A-Za-z0-9_-]{20,}/,
  /\bxox[abposr]-[A-Za-z0-9-]{20,}/,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\bsk-(?:proj-|ant-)?(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_]{20,}/,
  /\b[rs]k_live_[0-9A-Za-z]{16,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  /\b[a-z][a-z\d+]{2,}:\/\/[\w.-]+:[\w.!-]{8,}@[\w.-]+/,
]

const isSample = (text: string) => /EXAMPLE|[Ee]xample|<|your|x{6}|\*{3}|\.\.\./.test(text)

/** Texts that seem to contain a key of a service, shortened because many people can read a log. */
export function keysIn(text: string): string[] {
  return patterns
    .flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map(([key]) => key).filter((key) => !isSample(key)),
    )
    .map((key) => `${key.slice(0, 12)}… (${key.length} characters)`)
}
