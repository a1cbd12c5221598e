export const en = {
  title: 'Gallery',
  lead: 'The river, the kitchen and the school, drawn as they are.',
  photos: 'Photos',
  photosLead: 'Albums of the river, the kitchen and the school.',
  videos: 'Videos',
  videosLead: 'Short films of an ordinary day.',
  allPhotos: 'All albums',
  allVideos: 'All films',
  noPhotos: 'There are no albums here yet.',
  noVideos: 'There are no films here yet.',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  albums: 'Albums',
  play: (title: string) => `Play “${title}”`,
  weight: (length: string, size: string) => `${length}, ${size}`,
  seconds: (seconds: number) => `${seconds} seconds`,
  silent: 'Without sound. The captions say what is seen.',
  broken: 'This film could not be loaded.',
  again: 'Try again',
  lightbox: { close: 'Close', next: 'Next picture', previous: 'Previous picture', region: 'Pictures of the album' },
}

export type GalleryTexts = typeof en
