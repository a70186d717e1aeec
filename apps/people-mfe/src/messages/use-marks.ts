import { useEffect, useMemo, useRef, useState } from 'react';
import { send } from '@lectern/api-client';
import { live } from '@lectern/api-client/live';
import { useSession } from '@lectern/auth';
import { messageCalls, type ConversationProfile } from '@lectern/contract/people';

interface Marks {
  readonly readSeq: number;
  readonly deliveredSeq: number;
}
export type MarksByUser = ReadonlyMap<number, Marks>;

const later = (one: Marks | undefined, other: Marks): Marks => ({
  readSeq: Math.max(one?.readSeq ?? 0, other.readSeq),
  deliveredSeq: Math.max(one?.deliveredSeq ?? 0, other.deliveredSeq),
});

/** What each member has received and read: of the profile, and of what is heard since. Never back. */
export const useMarks = (profile: ConversationProfile | undefined): MarksByUser => {
  const id = profile?.conversation.id;
  const [heard, setHeard] = useState<MarksByUser>(new Map());
  useEffect(() => {
    setHeard(new Map());
    const put = (userId: number, marks: Marks): void =>
      setHeard((now) => new Map(now).set(userId, later(now.get(userId), marks)));
    const stops = [
      live.on('message.read', (event) => event.conversationId === id && put(event.userId, event)),
      // Who writes has read all before it.
      live.on(
        'message.new',
        ({ conversationId, message: { senderId, seq } }) =>
          conversationId === id && put(senderId, { readSeq: seq, deliveredSeq: seq }),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [id]);
  return useMemo(
    () => new Map((profile?.members ?? []).map((member) => [member.userId, later(heard.get(member.userId), member)])),
    [profile, heard],
  );
};

/** How many others have read and received a message. */
export const reachOf = (marks: MarksByUser, own: number | undefined, seq: number) => {
  const others = [...marks].filter(([userId]) => userId !== own).map(([, each]) => each);
  return {
    others: others.length,
    read: others.filter(({ readSeq }) => readSeq >= seq).length,
    delivered: others.filter(({ deliveredSeq }) => deliveredSeq >= seq).length,
  };
};

const pause = 400;

/** Says to the server what this member has received, and what they have read while they look at it. An impersonator leaves it unread. */
export const useReadMark = (conversationId: number, isMember: boolean, lastSeq: number, isLooking: boolean): void => {
  const isImpersonating = useSession(({ document }) => Boolean(document?.impersonating));
  const said = useRef({ conversationId: 0, read: 0, delivered: 0 });
  useEffect(() => {
    if (said.current.conversationId !== conversationId) said.current = { conversationId, read: 0, delivered: 0 };
    if (!isMember || isImpersonating || lastSeq === 0) return undefined;
    const seq = isLooking ? lastSeq : said.current.read;
    if (seq <= said.current.read && lastSeq <= said.current.delivered) return undefined;
    const timer = setTimeout(() => {
      const before = said.current;
      said.current = { conversationId, read: Math.max(seq, before.read), delivered: lastSeq };
      // What did not arrive is said with the next message, or when the page is looked at again.
      send(messageCalls.read, { conversationId, seq, delivered: lastSeq }, { quiet: true, handled: 'all' }).catch(
        () => void (said.current = before),
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [conversationId, isMember, isImpersonating, lastSeq, isLooking]);
};
