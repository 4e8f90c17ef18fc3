import { quickenImports } from '#apps/server/start/quick-imports.ts'

// the application is read by every worker
quickenImports()
