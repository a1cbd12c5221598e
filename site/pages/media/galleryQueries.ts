import { useContent } from '../../framework/firstLoad/useContent.ts'

export const useAlbums = () =>
  useContent(['albums'], async (api) => (await import('../../../shared/contract/content/gallery.ts')).photoAlbums(api))

export const useVideos = () =>
  useContent(['videos'], async (api) => (await import('../../../shared/contract/content/gallery.ts')).videos(api))
