// A chunk of its own: the first file of a shell has a limit.
void import(/* webpackChunkName: "bare" */ './bare');
