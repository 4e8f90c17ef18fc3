-- Events between processes go by NOTIFY alone, long ones in parts: nothing of them is kept in a table any more.
drop table socket_io_attachments;
