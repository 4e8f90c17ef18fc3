import { ApiError } from '#platform/web/api/index.ts'
import { useStore } from '#platform/web/store.ts'
import { Failed } from '#platform/web/ui/failed.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { missingFiles } from '#platform/web/until-loaded.ts'

const away = new ApiError(0)

/** In the place of the first page while its code is on its way; it opens by itself as soon as that has come. */
export function OpeningPage() {
  return useStore(missingFiles) === 'away' ? <Failed error={away} /> : <Loading />
}
