/** Extensions of what a computer runs when it is opened. */
export const programExtensions: ReadonlySet<string> = new Set(
  'exe msi bat cmd com scr pif ps1 vbs vbe js jse mjs wsf wsh hta jar apk lnk reg sh url scf cpl'.split(' '),
)
