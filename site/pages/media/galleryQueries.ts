import { contract, useContent } from '../../framework/firstLoad/useContent.ts'

export const useAlbums = () => useContent(['albums'], async (api) => (await contract.gallery()).photoAlbums(api))

export const useVideos = () => useContent(['videos'], async (api) => (await contract.gallery()).videos(api))
