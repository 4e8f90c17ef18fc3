import type { Rights } from '#platform/contract/access.ts'
import type { Page, PagePart } from '#platform/web/routes.ts'
import type { AppParts } from './app-parts.ts'

/** A part whose file does not come by then does not hold the page up: it is drawn once it has come. */
const patienceMs = 1_500

/** Fetches what other rooms have put into a page for this reader. */
export async function fetchParts({ fillings }: AppParts, { parts }: Page, rights: Rights): Promise<void> {
  if (parts === undefined) return
  // `fill` has let nothing else into the place
  const things = fillings.filter(({ place }) => place === parts.id).flatMap((one) => one.things as PagePart[])
  const theirs = things.filter(({ isFor }) => isFor(rights))
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.all(theirs.map(async ({ component }) => component.preload?.())), late])
}
