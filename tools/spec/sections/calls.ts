import type { Section } from '../sentence';

export const calls: Section = {
  title: '7 Headers and sealing',
  sentences: [
    {
      id: '7.1',
      text: "device-id, device-type ('mobile' or empty), app-type 'admin'.",
      tests: [
        'api-client/send › every call carries device, application and session',
        'api/sealing › a device id in the header that is not the cookie is an unsealed 400',
        'api/csrf › wants the device id in the header as it is in the cookie',
      ],
    },
    {
      id: '7.2',
      text: 'On mobile also Authorization as Bearer with the access token and a refreshToken header, except on login.',
      tests: [
        'api/mobile › is given its tokens in the sealed answer and no cookies, and works with Bearer',
        'api/mobile › takes the refresh token from the header or the body, and a new one comes with the answer',
        'api/mobile › never has its token taken from a cookie',
        'api/mobile › a web session never has its refresh token in a body: neither on sign-in, nor on refresh, impersonation and the way back',
      ],
    },
    {
      id: '7.3',
      text: 'Requests to paths containing auth have the body encrypted with the device id as key and wrapped in a payload field.',
      tests: [
        'contract/seal › seals every path that contains auth and no other',
        'api-client/send › a path with auth travels sealed both ways',
        'api/sealing › plain fields in place of a sealed body are an unsealed 400',
        'api/sealing › a payload sealed for another call is an unsealed 400',
      ],
    },
    {
      id: '7.4',
      text: 'Responses and errors from auth paths are decrypted the same way; an error message comes from the decrypted error field.',
      tests: [
        'api/sealing › answers of auth paths are sealed, refusals too',
        'api-client/send › a sealed refusal is opened, and its text reaches the caller',
        'shell/SignInForm › a refused pair is said in one note, word for word; the password is emptied and gets the focus',
      ],
    },
  ],
};
