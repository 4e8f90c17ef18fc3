import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

export const DiaryPage = lazyPart(async () => (await import('./diary-page.tsx')).DiaryPage, <Loading />)
