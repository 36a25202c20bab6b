import { h } from 'hastscript'
import { z } from 'zod'
import { link, paragraph } from '#lib/markdown/mdast-nodes.ts'
import { iconElement } from '../icons/icon-element.ts'
import { defineComponent } from './component.ts'

export const Video = defineComponent({
  description:
    'A video. A file of the site plays on the page; a video on another site is a link, so that no third party is contacted before the reader asks for it.',
  example: '<Video src="/images/tour.mp4" title="Tour of the catalog" captions="/images/tour.vtt" />',
  props: z.object({
    src: z.string().min(1).meta({ description: 'File below content/images, or an https URL' }),
    title: z.string().min(1).meta({ description: 'What the video shows' }),
    captions: z.string().optional().meta({ description: 'WebVTT file; required for a video file of the site' }),
    poster: z.string().optional().meta({ description: 'Picture shown before the video plays' }),
  }),
  prose: { title: 'text' },
  files: ['src', 'poster', 'captions'],
  render: ({ src, title, captions, poster }) =>
    src.startsWith('/')
      ? h('figure', { className: ['video'] }, [
          h(
            'video',
            { controls: true, preload: 'none', ariaLabel: title, ...(poster === undefined ? {} : { poster }) },
            [
              h('source', { src }),
              ...(captions === undefined
                ? []
                : [h('track', { kind: 'captions', src: captions, srcLang: 'en', default: true })]),
            ],
          ),
          h('figcaption', title),
        ])
      : h('p', { className: ['video-link'] }, [iconElement('video'), h('a', { href: src }, title)]),
  toMarkdown: ({ src, title }) => paragraph(link(src, title)),
})
