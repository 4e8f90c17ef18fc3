import { useState } from 'react'

interface SecondStepRequest {
  /** What the server has said, and whether a key may be used. */
  words: string
  byKey: boolean
}

/**
 * What a sign-in asks for after its first proof: a password instead of a temporary one, a second step. Each is asked for only where
 * the server says so, and stays asked for.
 */
export function useRequestedSteps(errors: Readonly<Record<string, string>>): {
  temporary: string | null
  requested: SecondStepRequest | null
} {
  const [temporary, setTemporary] = useState<string | null>(null)
  const [requested, setRequested] = useState<SecondStepRequest | null>(null)
  const { code, assertion, new_password } = errors
  if (new_password !== undefined && temporary === null) setTemporary(new_password)
  if (code !== undefined && requested === null) setRequested({ words: code, byKey: assertion !== undefined })
  return { temporary, requested }
}
