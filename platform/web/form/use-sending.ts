import { useState } from 'react'
import { requestedType } from '#platform/contract/problem.ts'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { ApiError, isCancelled, objectionsOf, sentenceOf } from '../api/api-error.ts'
import { report } from '../api/catalogue.ts'
import { request } from '../api/request.ts'
import { serverErrors } from './server-errors.ts'

interface Settings<E extends AnyEndpoint> {
  /** Names of the form's fields: objections to others are shown as an alert. */
  fields: readonly string[]
  maxErrors: number
  onRefused: (errors: Record<string, string>) => void
  onDone: (answer: Output<E>) => void | Promise<void>
  /** Told of a refusal or a failure beside what the form shows of it. */
  onFailed?: ((error: unknown) => void) | undefined
  /** What is said where the server said nothing. */
  failure?: string | undefined
}

/** A wrong sign-in is told at the form; everywhere else a 401 is the catalogue's. */
const isWrongSignIn = (endpoint: AnyEndpoint, error: unknown): boolean =>
  endpoint.access.kind === 'open' && error instanceof ApiError && error.status === 401

/** Nothing was wrong: the form is asked for more. */
function isRequested(error: unknown): boolean {
  const objections = objectionsOf(error)
  return objections.length > 0 && objections.every(({ type }) => type === requestedType)
}

/** Sends a form to its call and lays what the server objects to onto its fields. */
export function useSending<E extends AnyEndpoint>(endpoint: E, settings: Settings<E>) {
  const [alert, setAlert] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const fail = (error: unknown) => {
    if (isCancelled(error)) return
    if (!isWrongSignIn(endpoint, error) && !isRequested(error))
      report(error, sentenceOf(error) === null ? settings.failure : undefined)
    const refused = serverErrors(error, settings.fields, settings.maxErrors)
    setAlert(refused.alert)
    settings.onRefused(refused.fields)
    settings.onFailed?.(error)
  }
  const send = async (input: Input<E>, confirm?: () => Promise<boolean>): Promise<void> => {
    setAlert(null)
    setSending(true)
    try {
      if (confirm && !(await confirm())) return
      await settings.onDone(await request(endpoint, input))
    } catch (error) {
      fail(error)
    } finally {
      setSending(false)
    }
  }
  return { send, alert, isSending }
}
