import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { categoryScreenFixture } from './category-screen.fixture';

const fixture = categoryScreenFixture();
const urls = { small: '/files/k/small.webp', medium: '/files/k/medium.webp', large: '/files/k/large.webp' };
const shown = (id: number) => ({
  file: {
    id,
    version: 1,
    purpose: 'image',
    name: 'photo.png',
    mime: 'image/png',
    bytes: 9,
    width: 20,
    height: 10,
    createdAt: '2026-11-01T00:00:00.000Z',
  },
  url: urls.large,
  urls,
});
const png = (bytes = 9): File => new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });

// jsdom draws nothing: the cropping itself is tested in a browser.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
beforeEach(() => {
  fixture.server.on('POST s3/file', () => ({ result: shown(50) }));
  fixture.server.on('GET s3/file', ({ query }) => ({ result: { ...shown(Number(query.get('id'))), uses: [] } }));
  fixture.server.on('PUT category', () => ({ result: { category: fixture.rowOf('Languages') } }));
});

const open = async (imageFileId: number | null = null, rights?: Parameters<typeof fixture.show>[1]) => {
  fixture.change(fixture.at('Languages'), { imageFileId });
  const { user } = fixture.show(`?id=${fixture.at('Languages')}`, rights);
  await screen.findByRole('group', { name: 'Image' });
  return user;
};
const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
const preview = () => screen.findByAltText('Image, as it will be shown');
const sent = () => fixture.server.requestsTo('PUT category').map(({ body }) => body['imageFileId']);

describe('the image of a category', () => {
  test('is uploaded whole, shown, and saved with the form', async () => {
    const user = await open();
    expect(screen.getByText('No image')).toBeInTheDocument();
    choose(png());
    await user.click(await screen.findByLabelText('The whole image'));
    await user.click(screen.getByRole('button', { name: 'Use image' }));
    expect(await preview()).toHaveAttribute('src', urls.medium);
    expect(fixture.server.requestsTo('POST s3/file')[0]?.form).toMatch(
      /name="purpose"[\s\S]*image[\s\S]*name="file"; filename="photo.png"/,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([50]));
  });

  test('is refused over 2 MB or of another type before anything is sent [9.1]', async () => {
    await open();
    choose(png(2 * 1024 * 1024 + 1));
    expect(await screen.findByText('Max file size is 2 MB')).toBeInTheDocument();
    choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Choose a PNG, JPEG, WebP or GIF image')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Crop this image?' })).toBeNull();
    expect(fixture.server.requestsTo('POST s3/file')).toEqual([]);
  });

  test('shows why the API refused it, and can be retried', async () => {
    fixture.server.on('POST s3/file', () => ({
      status: 415,
      failure: {
        message: 'Choose a PNG, JPEG, WebP or GIF image',
        error: { message: 'Choose a PNG, JPEG, WebP or GIF image' },
      },
    }));
    const user = await open();
    choose(png());
    await user.click(await screen.findByLabelText('The whole image'));
    await user.click(screen.getByRole('button', { name: 'Use image' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG, JPEG, WebP or GIF image');
    fixture.server.on('POST s3/file', () => ({ result: shown(51) }));
    await user.click(screen.getByRole('button', { name: 'Use image' }));
    await preview();
    expect(fixture.server.toasts).toEqual([]);
  });

  test('can’t be used when the browser can’t show it', async () => {
    const user = await open();
    choose(png());
    await user.click(await screen.findByLabelText('The whole image'));
    fireEvent.error(screen.getByAltText('The whole image'));
    expect(screen.getByText('Image is Invalid')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use image' }));
    expect(fixture.server.requestsTo('POST s3/file')).toEqual([]);
  });

  test('is removed, and the focus moves to the upload button', async () => {
    const user = await open(7);
    await preview();
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(screen.getByText('No image')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload image…' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([null]));
  });

  test('reports that it could not be loaded, and can still be replaced', async () => {
    fixture.server.on('GET s3/file', () => ({ status: 404, failure: { message: 'Not found' } }));
    await open(7);
    expect(await screen.findByText('The image could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Replace image…' })).toBeInTheDocument();
  });

  test('is read-only for readers', async () => {
    await open(7, ['categoryList']);
    await preview();
    for (const name of ['Replace image…', 'Crop…', 'Remove image'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
