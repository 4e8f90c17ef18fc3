import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/**
 * The fonts of papers: letters of Kazakh and the sign of the tenge are in them. A document knows them by their files: under
 * another name each of its tables would read them anew for every cell.
 */
export const paperFonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
}
