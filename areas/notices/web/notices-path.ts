import { useSession } from '#platform/web/api/index.ts'

const familyPages = '/dashboard'

/** Where this session reads all its notices. */
export const useNoticesPath = (): '/notices' | '/dashboard/notices' =>
  useSession()?.client === 1 ? `${familyPages}/notices` : '/notices'

/** A notice's link as the router takes it; null where there is none, or none that a session of this client may follow. */
export function linkOf(link: string | null, client: number): { to: string; search: Record<string, string> } | null {
  if (link === null || !link.startsWith('/')) return null
  const { pathname, searchParams } = new URL(link, 'http://house')
  const isFamilys = pathname === familyPages || pathname.startsWith(`${familyPages}/`)
  return isFamilys === (client === 1) ? { to: pathname, search: Object.fromEntries(searchParams) } : null
}
