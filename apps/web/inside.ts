import { queryClient } from '#platform/web/api/query-client.ts'

/** What only signed-in people need: loaded beside the first of their pages. */
export async function loadInside(_locale: string): Promise<void> {}

/** Nothing that one person has read stays for the next. */
export const forgetAnswers = (): void => queryClient.clear()
export function logPageView(_place: unknown, _before: unknown): void {}
