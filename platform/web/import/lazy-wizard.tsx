import { lazyPart } from '../lazy-part.tsx'
import { Loading } from '../ui/loading.tsx'

/** A list opens without what its import is made of. */
export const ImportWizard = lazyPart(async () => (await import('./import-wizard.tsx')).ImportWizard, <Loading />)
